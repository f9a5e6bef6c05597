/** Tax law allows so many characters in the number of an invoice. */
export const MAX_NUMBER_LENGTH = 16
