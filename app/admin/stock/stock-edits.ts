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
	saved: { id: string; stock: number }[]
	failed: StockEdit[]
}

const FIELD = 'stock:'
const BEFORE = 'before:'

/** The form of the edits given, as it is sent with JavaScript and without. */
export const stockField = (id: string) => FIELD + id
export const beforeField = (id: string) => BEFORE + id

/** The edits in a form; those that change nothing are left out. */
export function editsIn(values: Values): StockEdit[] {
	return Object.entries(values).flatMap(([name, value = '']) => {
		if (!name.startsWith(FIELD)) return []
		const id = name.slice(FIELD.length)
		const before = Number(values[beforeField(id)])
		return isUnchanged(value, before) ? [] : [{ id, before, entered: value.trim() }]
	})
}

const isUnchanged = (entered: string, before: number) => numberIn(entered, 'whole') === before

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
			for (const { id, stock } of saved) {
				const edit = next.get(id)
				if (!edit || isUnchanged(edit.entered, stock)) next.delete(id)
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
