/** Back-up of more than so many times what was asked is too much, where there is less. */
export const MUCH_BACKUP = 2
