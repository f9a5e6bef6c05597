/** The serial numbers of a text that was typed, scanned or pasted: apart by lines, commas, semicolons, tabs or blanks. */
export const serialNumbersIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)
