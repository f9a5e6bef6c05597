import { createHash } from 'node:crypto'
import type { Column } from './table-list.ts'

/** A value of a row as both engines give it: a number as text, exactly; null for none. */
export type Value = string | null

export type Row = Value[]

/** A value as an engine gives it, as both spell it. */
export function spelled(value: unknown, { type }: Column): Value {
	if (value === null || value === undefined) return null
	return type === 'double precision' ? String(Number(value)) : String(value)
}

export interface TableSum {
	rows: number
	/** In hexadecimal digits; the same for the same rows in any order. */
	hash: string
}

const MODULUS = 1n << 256n

/** Counts the rows of a table and adds up their hashes: the engines sort text differently. */
export class RowSum {
	#rows = 0
	#sum = 0n

	add(row: Row) {
		const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex')
		this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS
		this.#rows++
	}

	get sum(): TableSum {
		return { rows: this.#rows, hash: this.#sum.toString(16).padStart(64, '0') }
	}
}

export const isSameSum = (one: TableSum, other: TableSum) =>
	one.rows === other.rows && one.hash === other.hash
