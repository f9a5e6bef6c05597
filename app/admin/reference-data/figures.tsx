import type { ReferenceRow } from '../../../domain/reference-data/schema'
import { dateOf } from '../../../shared/format/dates'
import { ColumnHeads } from '../../ui/display/column-heads'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import classes from './reference-data.module.css'
import { type FigureTable, figuresOf, nameOf } from './words'

function Steps({ table, label }: { table: FigureTable; label: string }) {
	const { caption, head, steps } = table
	return (
		<table className={classes.steps} aria-label={caption ? undefined : label}>
			{caption && <caption>{caption}</caption>}
			<ColumnHeads of={head} />
			<tbody>
				{steps.map(({ range, amount }) => (
					<tr key={range}>
						<td>{range}</td>
						<td>{amount}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

/** The figures of a row as a person reads them. */
export function Figures({ row }: { row: ReferenceRow }) {
	const { tables, lines, states } = figuresOf(row, dateOf)
	return (
		<Stack gap={1} align="start">
			{tables.length > 0 && (
				<Row wrap gap={6} align="start">
					{tables.map((table) => (
						<Steps key={table.caption} table={table} label={nameOf(row)} />
					))}
				</Row>
			)}
			{lines.map((text) => (
				<p key={text}>{text}</p>
			))}
			{states.length > 0 && (
				<details>
					<ButtonLink as="summary" variant="line">
						Special states ({states.length})
					</ButtonLink>
					<p>{states.join(', ')}</p>
				</details>
			)}
		</Stack>
	)
}
