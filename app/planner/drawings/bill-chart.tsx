import { inLakh } from '../../../shared/format/lakh'
import { MONTHS } from '../../../shared/format/months'
import { rupees } from '../../components/planner/words'
import { type BillMonths, billCaption } from './bill-caption'
import classes from './drawn.module.css'
import { pct, total } from './figures'
import { Key, MonthNames, Plot, Ticks } from './plot'
import { bars, upright } from './scale'

/** Of the width of a month, between two pairs of bars. */
const BETWEEN = 0.28

/** Twelve electricity bills, each without solar and with it. */
export function BillChart({ months }: { months: BillMonths }) {
	// Nothing can be drawn of bills that come to nothing.
	if (!months.some(({ without, withSolar }) => without >= 1 || withSolar >= 1))
		return <p>{billCaption(months)}</p>
	const x = bars(MONTHS.length, BETWEEN)
	const y = upright(Math.max(1, ...months.map(({ without }) => without)), 4)
	const sum = (name: 'without' | 'withSolar') => rupees(total(months.map((month) => month[name])))
	const bills = months.map(({ without, withSolar }, month) => ({
		name: MONTHS[month] ?? '',
		left: x.left(month),
		without,
		withSolar,
	}))
	return (
		<Plot
			caption={billCaption(months)}
			labels="wide"
			keys={
				<>
					<Key mark={<rect className={classes.before} x="4" width="14" height="14" />}>
						Without solar, <strong>{sum('without')}</strong> a year
					</Key>
					<Key mark={<rect className={classes.after} x="4" width="14" height="14" />}>
						With solar, <strong>{sum('withSolar')}</strong> a year
					</Key>
				</>
			}
			table={{
				caption: 'Electricity bills, ₹ a month',
				heads: ['Month', 'Without solar', 'With solar'],
				rows: bills.map(({ name, without, withSolar }) => ({
					name,
					cells: [rupees(without), rupees(withSolar)],
				})),
			}}
		>
			<Ticks ticks={y.ticks(4).map((value) => ({ y: y(value), label: inLakh(value) }))} />
			{bills.map(({ name, left, without, withSolar }) => (
				<g key={name}>
					<Bar className={classes.before} left={left} width={x.width / 2} top={y(without)} />
					<Bar
						className={classes.after}
						left={left + x.width / 2}
						width={x.width / 2}
						top={y(withSolar)}
					/>
				</g>
			))}
			<line className={classes.base} x1="0" x2="100%" y1="100%" y2="100%" />
			<MonthNames x={x} titleOf={(month) => titleOf(bills[month])} />
		</Plot>
	)
}

const titleOf = (bill: { name: string; without: number; withSolar: number } | undefined) =>
	bill
		? `${bill.name}: ${rupees(bill.without)} without solar, ${rupees(bill.withSolar)} with it`
		: ''

interface BarProps {
	className: string | undefined
	left: number
	width: number
	top: number
}

const Bar = ({ className, left, width, top }: BarProps) => (
	<rect
		className={className}
		x={pct(left)}
		width={pct(width)}
		y={pct(top)}
		height={pct(100 - top)}
	/>
)
