import type { PlanOption } from '../../domain/planner/sizing/answer-schema'
import { MONTHS } from '../ui/clock'
import { total } from './drawn/figures'
import classes from './proposal.module.css'
import tables from './proposal-table.module.css'
import { figure, rupees } from './words'

type Months = PlanOption['money']['months']

const COLUMNS = [
	['Used, kWh', ({ use }) => use, figure],
	['Made, kWh', ({ production }) => production, figure],
	['Bill without', ({ without }) => without, rupees],
	['Bill with', ({ withSolar }) => withSolar, rupees],
	['Paid for surplus', ({ paid }) => paid, rupees],
	['Saving', ({ saving }) => saving, rupees],
] satisfies [string, (month: Months[number]) => number, (value: number) => string][]

/** The first year, month by month. */
export function ProposalMonths({ months }: { months: Months }) {
	return (
		<section className={classes.whole}>
			<h2>The first year, month by month</h2>
			<table className={tables.table} data-folds="months">
				<thead>
					<tr>
						<th scope="col">Month</th>
						{COLUMNS.map(([name]) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{months.map((month, n) => (
						<tr key={MONTHS[n]}>
							<th scope="row">{MONTHS[n]}</th>
							{COLUMNS.map(([name, of, say]) => (
								<td key={name} data-label={name}>
									{say(of(month))}
								</td>
							))}
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">Year</th>
						{COLUMNS.map(([name, of, say]) => (
							<td key={name} data-label={name}>
								{say(total(months.map(of)))}
							</td>
						))}
					</tr>
				</tfoot>
			</table>
		</section>
	)
}
