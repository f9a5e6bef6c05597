/** Shorter texts are in most serial numbers, and find none. */
export const MIN_SERIAL_LENGTH = 3
