/** The lines of a text, without those that are blank. */
export const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])
