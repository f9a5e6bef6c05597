import { describe, expect, it } from 'vitest'
import type { DrawnBill } from '../../../test/planner/bills/drawn-bill.ts'
import { wordsOfBill } from '../../../test/planner/bills/drawn-bill.ts'
import { OPEN_BILLS } from '../../../test/planner/bills/open-bills.ts'
import { type BillReading, readBill } from './read-bill.ts'

const CHECKED = ['load', 'phase', 'units', 'months', 'amount', 'pin'] as const

const valuesOf = (reading: BillReading) => ({
	...Object.fromEntries(
		CHECKED.map((name) => {
			const found = reading[name]
			return [name, found && `${found.value}${found.isSure ? '' : '?'}`]
		}),
	),
	company: reading.company?.value.company,
})

const expected = ({ truth }: DrawnBill) => ({
	...Object.fromEntries(CHECKED.map((name) => [name, String(truth[name])])),
	company: truth.company,
})

describe('a bill whose text is given', () => {
	it.each(OPEN_BILLS.map((bill) => [bill.name, bill] as const))('%s is read whole', (_, bill) => {
		expect(valuesOf(readBill(wordsOfBill(bill)))).toEqual(expected(bill))
	})
})
