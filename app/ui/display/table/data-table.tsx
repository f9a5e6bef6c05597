import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Hidden } from '../../layout/hidden'
import { classNames } from '../../polymorphic'
import { type Column, labelOf } from './column'
import classes from './data-table.module.css'
import { directionOf, nextSort, type SortOrder, sortAddress, waysOf } from './sort'

export interface DataTableProps<Row> {
	/** The subject of the table, for screen readers. */
	label?: string
	columns: readonly Column<Row>[]
	rows: readonly Row[]
	/** Tells rows apart. */
	keyOf: (row: Row) => string | number
	/** The order of the rows; the heads of columns with `sorts` are then links. */
	sort?: SortOrder
	/** Parameters of the address about the last action: sorting leaves them out. */
	passing?: readonly string[]
	/** Attributes of a row; `data-quiet` is for one with nothing to say. */
	rowProps?: (row: Row) => ComponentProps<'tr'> & { [data: `data-${string}`]: unknown }
	/** The content below a row, over the whole width; null for none. */
	detail?: (row: Row) => ReactNode
	/** The content in its place where there are no rows. */
	empty?: ReactNode
	className?: string
}

/** Rows under a head that stays; on a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
	const { label, columns, rows, keyOf, rowProps, detail, empty, className } = props
	if (rows.length === 0 && empty !== undefined) return empty
	const first = columns[0]?.kind === 'select' ? 1 : 0
	return (
		<table className={classNames(classes.table, className)} aria-label={label}>
			<thead>
				<tr>
					{columns.map((column) => (
						<Head key={column.name} column={column} {...props} />
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, place) => (
					<Fragment key={keyOf(row)}>
						<tr {...rowProps?.(row)}>
							{columns.map((column, index) => (
								<td
									key={column.name}
									data-kind={column.kind}
									data-label={labelOf(column, index - first)}
									className={column.className}
								>
									{column.cell(row, place)}
								</td>
							))}
						</tr>
						<Detail columns={columns.length}>{detail?.(row)}</Detail>
					</Fragment>
				))}
			</tbody>
		</table>
	)
}

function Detail({ columns, children }: { columns: number; children: ReactNode }) {
	return (
		children && (
			<tr>
				<td colSpan={columns} className={classes.detail}>
					{children}
				</td>
			</tr>
		)
	)
}

interface HeadProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'passing'> {
	column: Column<Row>
}

function Head<Row>({ column, sort, passing }: HeadProps<Row>) {
	const { name, head, headHidden, kind, sorts } = column
	if (sorts && sort !== undefined) {
		const ways = waysOf(name, sorts)
		return (
			<th scope="col" data-kind={kind} aria-sort={directionOf(ways, sort)}>
				<SortLink to={nextSort(ways, sort, kind === 'number')} passing={passing}>
					{head}
				</SortLink>
			</th>
		)
	}
	return (
		<th scope="col" data-kind={kind}>
			{headHidden ? <Hidden>{head}</Hidden> : head}
		</th>
	)
}

interface SortLinkProps {
	to: SortOrder
	passing: readonly string[] | undefined
	children: ReactNode
}

function SortLink({ to, passing, children }: SortLinkProps) {
	const [params] = useSearchParams()
	return (
		<Link to={sortAddress(params, to, passing)} className={classes.sort} preventScrollReset>
			{children}
		</Link>
	)
}

interface RowTitleProps {
	/** Where it leads. */
	to?: string
	/** A word beside it. */
	beside?: ReactNode
	/** A line below it. */
	note?: ReactNode
	children: ReactNode
}

/** The name of a row: its first cell. */
export function RowTitle({ to, beside, note, children }: RowTitleProps) {
	return (
		<>
			{to === undefined ? (
				<span className={classes.title}>{children}</span>
			) : (
				<Link to={to} className={classes.title}>
					{children}
				</Link>
			)}
			{beside && <> {beside}</>}
			{note && <span className={classes.note}>{note}</span>}
		</>
	)
}
