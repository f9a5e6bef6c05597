import { sameSerial } from '../rules.ts'

/** A text read from its end. */
export const backwards = (text: string): string => [...text].reverse().join('')

/** A serial number as it is stored: as it was noted, and as it is found. */
export const serialColumns = (serial: string) => ({
	serial,
	capitals: sameSerial(serial),
	backwards: backwards(sameSerial(serial)),
})
