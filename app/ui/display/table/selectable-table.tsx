import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../hydrated'
import { Inline } from '../../layout/inline'
import { Text } from '../../text/text'
import type { Column } from './column'
import { DataTable, type DataTableProps } from './data-table'
import classes from './data-table.module.css'

interface SelectableTableProps<Row> extends DataTableProps<Row> {
	/** The id of the form that the chosen rows belong to; it stands outside of the table. */
	form: string
	/** The name under which the form sends the key of each row chosen. */
	name: string
	/** What a row is called: `Choose <this>`. */
	nameOf: (row: Row) => string
	/** What can be done with the rows chosen: buttons with `form`. */
	bar: ReactNode
}

const BOXES = 'tbody [data-kind="select"] input'

/** A table whose rows can be chosen: by the mouse, or with the arrow keys and space from any row's box. */
export function SelectableTable<Row>(props: SelectableTableProps<Row>) {
	const { form, name, nameOf, bar, columns, ...table } = props
	const { rows, keyOf } = table
	const place = useRef<HTMLDivElement>(null)
	const [count, setCount] = useState(0)
	const boxes = () => [...(place.current?.querySelectorAll<HTMLInputElement>(BOXES) ?? [])]
	const recount = () => setCount(boxes().filter(({ checked }) => checked).length)
	// biome-ignore lint/correctness/useExhaustiveDependencies: other rows may be there
	useEffect(recount, [rows])

	function onKeyDown(event: KeyboardEvent) {
		const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		const all = boxes()
		const at = all.indexOf(event.target as HTMLInputElement)
		if (by === undefined || at < 0) return
		event.preventDefault()
		all[at + by]?.focus()
	}
	function chooseAll(checked: boolean) {
		for (const box of boxes()) box.checked = checked
		recount()
	}

	const select: Column<Row> = {
		name: 'select',
		kind: 'select',
		head: <All checked={count > 0 && count === rows.length} onChange={chooseAll} />,
		cell: (row) => (
			<input
				type="checkbox"
				form={form}
				name={name}
				value={keyOf(row)}
				aria-label={`Choose ${nameOf(row)}`}
				onChange={recount}
			/>
		),
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the boxes within
		<div ref={place} className={classes.selectable} onKeyDown={onKeyDown}>
			<DataTable {...table} columns={[select, ...columns]} />
			<Inline wrap justify="between" className={classes.bar}>
				<Text as="span" size="small" strong numeric role="status">
					{count > 0 && `${count} chosen`}
				</Text>
				{bar}
			</Inline>
		</div>
	)
}

interface AllProps {
	checked: boolean
	onChange: (checked: boolean) => void
}

/** Chooses every row of the page; it needs a script. */
function All({ checked, onChange }: AllProps) {
	const hydrated = useHydrated()
	return (
		<input
			type="checkbox"
			aria-label="Choose all"
			disabled={!hydrated}
			checked={checked}
			onChange={(event) => onChange(event.currentTarget.checked)}
		/>
	)
}
