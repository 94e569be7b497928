/* The commonest of mypyc's own functions once more, for the C files of the kernels to have inside: only the usual way, the
   rest is mypyc's. A call from file to file is what a number read from a list costs most, and one decision makes hundreds.
   Given to gcc by tools/compile.py; all of it is left out where Python has no global lock (mypyc has it inside there). */
#include <Python.h>
#include "CPy.h"

#ifndef Py_GIL_DISABLED

static inline int is_place(CPyTagged index, PyObject *list) {
    return likely(CPyTagged_CheckShort(index) && (size_t)CPyTagged_ShortAsSsize_t(index) < (size_t)PyList_GET_SIZE(list));
}

static inline PyObject *short_cut_GetItemBorrow(PyObject *list, CPyTagged index) {
    if (is_place(index, list)) {
        return PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
    }
    return CPyList_GetItemBorrow(list, index);
}

static inline PyObject *short_cut_GetItem(PyObject *list, CPyTagged index) {
    if (is_place(index, list)) {
        return Py_NewRef(PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index)));
    }
    return CPyList_GetItem(list, index);
}

static inline PyObject *short_cut_GetItemInt64Borrow(PyObject *list, int64_t index) {
    if (likely((size_t)index < (size_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, index);
    }
    return CPyList_GetItemInt64Borrow(list, index);
}

static inline PyObject *short_cut_GetItemInt64(PyObject *list, int64_t index) {
    if (likely((size_t)index < (size_t)PyList_GET_SIZE(list))) {
        return Py_NewRef(PyList_GET_ITEM(list, index));
    }
    return CPyList_GetItemInt64(list, index);
}

static inline bool short_cut_SetItem(PyObject *list, CPyTagged index, PyObject *value) {
    if (is_place(index, list)) {
        PyObject *old = PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
        PyList_SET_ITEM(list, CPyTagged_ShortAsSsize_t(index), value);
        Py_DECREF(old);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

static inline PyObject *short_cut_StealAsObject(CPyTagged number) {
    if (likely(CPyTagged_CheckShort(number))) {
        PyObject *made = PyLong_FromSsize_t(CPyTagged_ShortAsSsize_t(number));
        if (likely(made != NULL)) {
            return made;
        }
    }
    return CPyTagged_StealAsObject(number);
}

/* A class asks its bases one by one; Python looks through all classes that there are in its order of methods. */
static inline int short_cut_TypeCheck(PyObject *thing, PyTypeObject *wanted) {
    PyTypeObject *found = Py_TYPE(thing);
    for (PyTypeObject *one = found; one != NULL; one = one->tp_base) {
        if (one == wanted) {
            return 1;
        }
    }
    return PyType_IsSubtype(found, wanted);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, wanted) short_cut_TypeCheck((PyObject *)(thing), wanted)
#if !CPY_3_12_FEATURES

/* Nought has no digits and one has one: to ask which it is costs most where counts are read, for the answer cannot be guessed.
   Every number has room for a digit, so it can be read in any case. */
static inline int has_one_digit(PyObject *number) {
    return likely((size_t)(Py_SIZE(number) + 1) <= 2);
}

static inline Py_ssize_t value_of(PyObject *number) {
    return Py_SIZE(number) * (Py_ssize_t)CPY_LONG_DIGIT((PyLongObject *)number, 0);
}

static inline int64_t short_cut_AsInt64(PyObject *number) {
    if (likely(PyLong_CheckExact(number)) && has_one_digit(number)) {
        return value_of(number);
    }
    return CPyLong_AsInt64(number);
}

static inline CPyTagged short_cut_FromObject(PyObject *number) {
    if (has_one_digit(number)) {
        return (CPyTagged)value_of(number) << 1;
    }
    return CPyTagged_FromObject(number);
}

static inline CPyTagged short_cut_BorrowFromObject(PyObject *number) {
    if (has_one_digit(number)) {
        return (CPyTagged)value_of(number) << 1;
    }
    return CPyTagged_BorrowFromObject(number);
}

/* Whether a number is on a menu. Python compares objects with objects, in six calls each. */
static inline int short_cut_Contains(PyObject *numbers, PyObject *number) {
    if (likely(PyList_CheckExact(numbers) && PyLong_CheckExact(number)) && has_one_digit(number)) {
        Py_ssize_t size = PyList_GET_SIZE(numbers);
        Py_ssize_t wanted = value_of(number);
        for (Py_ssize_t place = 0; place < size; place++) {
            PyObject *one = PyList_GET_ITEM(numbers, place);
            if (unlikely(!PyLong_CheckExact(one))) {
                return PySequence_Contains(numbers, number);
            }
            if (has_one_digit(one) && value_of(one) == wanted) {
                return 1;
            }
        }
        return 0;
    }
    return PySequence_Contains(numbers, number);
}

#define PySequence_Contains(numbers, number) short_cut_Contains(numbers, number)
#define CPyLong_AsInt64(number) short_cut_AsInt64(number)
#define CPyTagged_FromObject(number) short_cut_FromObject(number)
#define CPyTagged_BorrowFromObject(number) short_cut_BorrowFromObject(number)
#endif

#define CPyList_GetItemBorrow(list, index) short_cut_GetItemBorrow(list, index)
#define CPyList_GetItemShortBorrow(list, index) short_cut_GetItemBorrow(list, index)
#define CPyList_GetItem(list, index) short_cut_GetItem(list, index)
#define CPyList_GetItemShort(list, index) short_cut_GetItem(list, index)
#define CPyList_GetItemInt64Borrow(list, index) short_cut_GetItemInt64Borrow(list, index)
#define CPyList_GetItemInt64(list, index) short_cut_GetItemInt64(list, index)
#define CPyList_SetItem(list, index, value) short_cut_SetItem(list, index, value)
#define CPyTagged_StealAsObject(number) short_cut_StealAsObject(number)

#endif
