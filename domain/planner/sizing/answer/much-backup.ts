/** Back-up of more than so many times the request is too much, where there is less. */
export const MUCH_BACKUP = 2
