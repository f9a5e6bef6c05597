import { Link, useSearchParams } from 'react-router'
import { withParams } from '../../portal/address'
import tableClasses from '../../portal/table.module.css'
import { Status } from '../../ui/display/status'
import { When } from '../../ui/text/when'
import classes from './facts.module.css'
import type { FactRow } from './facts.server'
import { Figures } from './figures'
import { CONFIDENCES, FACT_STATUSES, KINDS, nameOf, placeOf } from './words'

function Row({ row: { fact, status }, history }: { row: FactRow; history: boolean }) {
	const [params] = useSearchParams()
	const { id, kind, validFrom, source, asOf, confidence, builtIn } = fact
	const { word, tone } = CONFIDENCES[confidence]
	const of = <span className={tableClasses.hidden}> {nameOf(fact)}</span>
	return (
		<tr id={id}>
			<td className={classes.place}>
				{history && <span className={tableClasses.small}>{KINDS[kind].one}</span>}
				<span className={classes.name}>{placeOf(fact)}</span>
				{history && <Status tone={FACT_STATUSES[status].tone}>{FACT_STATUSES[status].word}</Status>}
			</td>
			<td data-label="Figures" className={classes.wide}>
				<Figures fact={fact} />
			</td>
			<td data-label="Valid from">
				<When at={validFrom} />
			</td>
			<td data-label="Confidence">
				<Status tone={tone}>{word}</Status>
			</td>
			<td data-label="Source" className={classes.source}>
				{source}
				<span className={tableClasses.small}>
					As of <When at={asOf} />
				</span>
			</td>
			<td className={`${tableClasses.actions} ${classes.does}`}>
				<Link to={`/admin/facts/${encodeURIComponent(id)}`} className={tableClasses.link}>
					Change{of}
				</Link>
				{!builtIn && (
					<Link
						to={withParams(params, { ask: 'delete', fact: id, done: null })}
						replace
						preventScrollReset
						className={`${tableClasses.link} ${tableClasses.danger}`}
					>
						Delete{of}
					</Link>
				)}
			</td>
		</tr>
	)
}

/** Rows with their figures, source and confidence; of several kinds in the history. */
export function FactsTable({ rows, label }: { rows: FactRow[]; label?: string }) {
	return (
		<table className={`${tableClasses.table} ${classes.table}`} aria-label={label ?? 'History'}>
			<thead>
				<tr>
					<th scope="col">{label ? 'State' : 'Kind and state'}</th>
					<th scope="col">Figures</th>
					<th scope="col">Valid from</th>
					<th scope="col">Confidence</th>
					<th scope="col">Source</th>
					<th scope="col">
						<span className={tableClasses.hidden}>Steps</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Row key={row.fact.id} row={row} history={!label} />
				))}
			</tbody>
		</table>
	)
}
