import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Input } from '../../forms/field/input'
import { useHydrated } from '../../hydrated'
import { Row } from '../../layout/row'
import { Text } from '../../text/text'
import type { Column } from './column'
import { DataTable, type DataTableProps } from './data-table'
import classes from './selectable-table.module.css'

interface SelectableTableProps<Row> extends DataTableProps<Row> {
	/** The id of the form that the chosen rows belong to; the form is outside of the table. */
	form: string
	/** The name under which the form sends the key of each row chosen. */
	name: string
	/** The name of a row: `Choose <this>`. */
	nameOf: (row: Row) => string
	/** Whether a row can be chosen; every row unless given. */
	canChoose?: (row: Row) => boolean
	/** The actions on the chosen rows: buttons with `form`. */
	bar: ReactNode
	/** The last result: whenever it is another, no row is chosen any longer. */
	outcome?: unknown
}

const BOXES = 'tbody [data-kind="select"] input'

/** A table whose rows can be chosen: by the mouse, or with the arrow keys and space from any row's box. */
export function SelectableTable<Row>(props: SelectableTableProps<Row>) {
	const { form, name, nameOf, canChoose, bar, outcome, columns, ...table } = props
	const { rows, keyOf } = table
	const place = useRef<HTMLDivElement>(null)
	const [count, setCount] = useState({ chosen: 0, all: 0 })
	const boxes = useCallback(
		() => [...(place.current?.querySelectorAll<HTMLInputElement>(BOXES) ?? [])],
		[],
	)
	const recount = useCallback(() => {
		const all = boxes()
		setCount({ chosen: all.filter(({ checked }) => checked).length, all: all.length })
	}, [boxes])
	const chooseAll = useCallback(
		(checked: boolean) => {
			for (const box of boxes()) box.checked = checked
			recount()
		},
		[boxes, recount],
	)
	// biome-ignore lint/correctness/useExhaustiveDependencies: other rows may be there
	useEffect(recount, [rows])
	useEffect(() => {
		if (outcome) chooseAll(false)
	}, [outcome, chooseAll])

	function onKeyDown(event: KeyboardEvent) {
		const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		const all = boxes()
		const at = all.indexOf(event.target as HTMLInputElement)
		if (by === undefined || at < 0) return
		event.preventDefault()
		all[at + by]?.focus()
	}

	const select: Column<Row> = {
		name: 'select',
		kind: 'select',
		head: <All {...count} onChange={chooseAll} />,
		cell: (row) =>
			(canChoose?.(row) ?? true) && (
				<Input
					type="checkbox"
					form={form}
					name={name}
					value={keyOf(row)}
					aria-label={`Choose ${nameOf(row)}`}
					autoComplete="off"
					onChange={recount}
				/>
			),
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the boxes within
		<div ref={place} className={classes.selectable} onKeyDown={onKeyDown}>
			<DataTable {...table} columns={[select, ...columns]} />
			<Row wrap justify="between" className={classes.bar}>
				<Text as="span" size="small" strong numeric role="status">
					{count.chosen > 0 && `${count.chosen} chosen`}
				</Text>
				<Row wrap>{bar}</Row>
			</Row>
		</div>
	)
}

interface AllProps {
	chosen: number
	/** How many can be chosen on this page. */
	all: number
	onChange: (checked: boolean) => void
}

/** Chooses every row of the page; it needs a script. */
function All({ chosen, all, onChange }: AllProps) {
	const hydrated = useHydrated()
	const box = useRef<HTMLInputElement>(null)
	const isSome = chosen > 0 && chosen < all
	useEffect(() => {
		if (box.current) box.current.indeterminate = isSome
	}, [isSome])
	return (
		<label className={classes.all}>
			<Input
				ref={box}
				type="checkbox"
				aria-label="Choose all"
				autoComplete="off"
				disabled={!hydrated}
				checked={chosen > 0 && chosen === all}
				onChange={(event) => onChange(event.currentTarget.checked)}
			/>
			<span className={classes.allWord}>All</span>
		</label>
	)
}
