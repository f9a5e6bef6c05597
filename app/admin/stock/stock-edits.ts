import { useCallback, useState } from 'react'
import { numberIn } from '../../../shared/numbers/typed-number'
import type { Refused } from '../../ui/forms/problem'
import type { Values } from '../../ui/forms/values'

/** A stock that was typed and is not saved yet. */
export interface StockEdit {
	id: string
	/** The stock it replaces. */
	before: number
	entered: string
	/** Why it was not saved. */
	problem?: string
}

/** The answer to saving: each product by itself. */
export type StockAnswer = StocksSaved | Refused

export interface StocksSaved {
	problem: null
	saved: { id: string; entered: string; stock: number }[]
	failed: StockEdit[]
}

/** The beginning of the names of the fields with a stock. */
export const STOCK_FIELD = 'stock:'
const BEFORE = 'before:'

/** The form of the edits given, as it is sent with JavaScript and without. */
export const stockField = (id: string) => STOCK_FIELD + id
export const beforeField = (id: string) => BEFORE + id

/** The edits in a form; those that change nothing are left out. */
export function editsIn(values: Values): StockEdit[] {
	return Object.entries(values).flatMap(([name, value = '']) => {
		if (!name.startsWith(STOCK_FIELD)) return []
		const id = name.slice(STOCK_FIELD.length)
		const before = Number(values[beforeField(id)])
		return isUnchanged(value, before) ? [] : [{ id, before, entered: value.trim() }]
	})
}

/** The pieces that come or go, where a sign is typed before them: `+25`. Null where a stock is typed. */
export function changeIn(entered: string): number | null {
	const text = entered.trim()
	return /^[+＋-]/.test(text) ? numberIn(text.replace('＋', '+'), 'whole') : null
}

/** The stock that an edit makes of the one it was typed for; NaN where it says none. */
export function stockAfter({ entered, before }: Pick<StockEdit, 'entered' | 'before'>): number {
	const change = changeIn(entered)
	return change === null ? numberIn(entered, 'whole') : before + change
}

const isUnchanged = (entered: string, before: number) => stockAfter({ entered, before }) === before

/**
 * The edits of the whole catalogue, which outlast its pages and searches.
 * @param failed those the page began with
 */
export function useStockEdits(failed: StockEdit[]) {
	const [edits, setEdits] = useState<ReadonlyMap<string, StockEdit>>(
		() => new Map(failed.map((edit) => [edit.id, edit])),
	)

	function type({ id, stock }: { id: string; stock: number }, entered: string) {
		setEdits((now) => {
			const before = now.get(id)?.before ?? stock
			const next = new Map(now)
			if (isUnchanged(entered, before)) next.delete(id)
			else next.set(id, { id, before, entered })
			return next
		})
	}

	/** Drops the saved edits, unless more was typed meanwhile, and gives the reasons for the rest. */
	const settle = useCallback(({ saved, failed }: StocksSaved) => {
		setEdits((now) => {
			const next = new Map(now)
			for (const { id, entered, stock } of saved) {
				const edit = next.get(id)
				if (!edit || edit.entered.trim() === entered || isUnchanged(edit.entered, stock))
					next.delete(id)
				else next.set(id, { ...edit, before: stock })
			}
			for (const edit of failed) {
				const entered = next.get(edit.id)?.entered ?? edit.entered
				next.set(edit.id, { ...edit, entered })
			}
			return next
		})
	}, [])

	return { edits, type, settle, discard: () => setEdits(new Map()) }
}

/** The fields sent for edits. */
export const formOf = (edits: Iterable<StockEdit>): Record<string, string> =>
	Object.fromEntries(
		[...edits].flatMap(({ id, entered, before }) => [
			[stockField(id), entered],
			[beforeField(id), String(before)],
		]),
	)
