import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { MONTHS } from '../../../shared/format/months'
import { figure, rupees } from '../../components/planner/words'
import { ColumnHeads } from '../../ui/display/column-heads'
import { total } from '../drawings/figures'
import tables from './table.module.css'

type Months = PlanOption['money']['months']
type Metering = PlanAnswer['assumed']['metering']

type Column = [string, (month: Months[number]) => number, (value: number) => string]

const COLUMNS: Column[] = [
	['Made, kWh', ({ production }) => production, figure],
	['Bill without', ({ without }) => without, rupees],
	['Bill with', ({ withSolar }) => withSolar, rupees],
	['Paid for surplus', ({ paid }) => paid, rupees],
	['Saving', ({ saving }) => saving, rupees],
]

/** In a year with net metering, the carried-over units have no sum. */
const CARRIED = 'Carried over, kWh'

const columnsOf = (metering: Metering, used: string): Column[] => [
	[used, ({ use }) => use, figure],
	...(metering === 'net'
		? COLUMNS.toSpliced(1, 0, [CARRIED, ({ carried }) => carried, figure])
		: COLUMNS),
]

interface MonthsTableProps {
	months: Months
	metering: Metering
	/** The head of the column of the use. */
	used: string
}

/** The first year, month by month, with its sums. */
export function MonthsTable({ months, metering, used }: MonthsTableProps) {
	const columns = columnsOf(metering, used)
	return (
		<div className={tables.room}>
			<table className={tables.table} data-folds="months">
				<ColumnHeads of={['Month', ...columns.map(([name]) => name)]} />
				<tbody>
					{months.map((month, n) => (
						<tr key={MONTHS[n]}>
							<th scope="row">{MONTHS[n]}</th>
							{columns.map(([name, of, say]) => (
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
						{columns.map(([name, of, say]) => (
							<td key={name} data-label={name}>
								{name === CARRIED ? '' : say(total(months.map(of)))}
							</td>
						))}
					</tr>
				</tfoot>
			</table>
		</div>
	)
}
