import { area, line } from 'd3-shape'
import { aboutLakhs, inLakh } from '../../../shared/format/lakh'
import classes from './drawn.module.css'
import { duration, pct } from './figures'
import { type Balance, paybackCaption } from './payback-caption'
import { Key, Plot, Stretched, Ticks } from './plot'
import { linear } from './scale'

interface PaybackChartProps {
	/** Rupees now and after each year. */
	balance: Balance[]
	/** null: not in these years. */
	paybackMonths: number | null
}

/** So much of the height is below nothing at least, for the words at the moment of payback. */
const BELOW = 0.22
/** A moment further right than this has its words on the left. */
const RIGHT = 45
/** A year so near to the last has no room for its number where the chart is narrow. */
const CLOSE = 5

function titleOf({ low, expected, high }: Balance, year: number) {
	const [least, usual, most] = aboutLakhs(low, expected, high)
	return `After ${year} years: ${usual}, between ${least} and ${most}`
}

/** The savings by each year, less the payments by then. */
export function PaybackChart({ balance, paybackMonths }: PaybackChartProps) {
	const years = balance.length - 1
	const top = Math.max(1, ...balance.map(({ high }) => high))
	const bottom = Math.min(-top * BELOW, ...balance.map(({ low }) => low))
	const x = linear([0, years], [0, 100])
	const y = linear([bottom, top], [100, 0])
	const band =
		area<Balance>(
			(_, year) => x(year),
			({ low }) => y(low),
			({ high }) => y(high),
		)(balance) ?? ''
	const expected =
		line<Balance>(
			(_, year) => x(year),
			(each) => y(each.expected),
		)(balance) ?? ''
	return (
		<Plot
			caption={paybackCaption(balance, paybackMonths)}
			labels="wide"
			keys={
				<>
					<Key mark={<path className={classes.line} d="M0 7H22" />}>As expected</Key>
					<Key mark={<rect className={classes.band} width="22" height="14" />}>
						In poor and in good years
					</Key>
				</>
			}
			table={{
				caption: 'Savings so far less what is paid by then',
				heads: ['After', 'In poor years', 'As expected', 'In good years'],
				rows: balance.map(({ low, expected, high }, year) => ({
					name: year === 1 ? '1 year' : `${year} years`,
					cells: aboutLakhs(low, expected, high),
				})),
			}}
		>
			<Ticks ticks={y.ticks(4).map((value) => ({ y: y(value), label: inLakh(value) }))} />
			<Stretched>
				<path className={classes.band} d={band} />
				<path className={classes.halo} d={expected} />
				<path className={classes.line} d={expected} />
			</Stretched>
			<line className={classes.base} x1="0" x2="100%" y1={pct(y(0))} y2={pct(y(0))} />
			{x.ticks(5).map((year) => (
				<text
					key={year}
					className={years - year > 0 && years - year <= CLOSE ? classes.long : undefined}
					x={pct(x(year))}
					y="100%"
					dy="20"
					textAnchor={year === 0 ? 'start' : year === years ? 'end' : 'middle'}
				>
					{year === 0 ? 'now' : year === years ? `${years} years` : year}
				</text>
			))}
			{paybackMonths !== null && (
				<Moment
					at={x(paybackMonths / 12)}
					height={y(balanceAt(balance, paybackMonths / 12))}
					text={duration(paybackMonths)}
				/>
			)}
			{balance.map((each, year) => (
				<rect
					// biome-ignore lint/suspicious/noArrayIndexKey: a year is its place
					key={year}
					className={classes.hit}
					x={pct(x(year - 0.5))}
					width={pct(x(1))}
					height="100%"
				>
					<title>{titleOf(each, year)}</title>
				</rect>
			))}
		</Plot>
	)
}

/** Between two years as the line goes: above nothing where instalments are still to come. */
function balanceAt(balance: readonly Balance[], years: number): number {
	const before = balance[Math.floor(years)]?.expected ?? 0
	const after = balance[Math.ceil(years)]?.expected ?? before
	return before + (years % 1) * (after - before)
}

/** The moment when it has paid for itself, and when that is. */
function Moment({ at, height, text }: { at: number; height: number; text: string }) {
	const isRight = at > RIGHT
	return (
		<>
			<circle className={classes.dot} cx={pct(at)} cy={pct(height)} r="6" />
			<text
				className={classes.moment}
				x={pct(at)}
				y={pct(height)}
				dx={isRight ? -12 : 12}
				dy={isRight ? -12 : 22}
				textAnchor={isRight ? 'end' : 'start'}
			>
				{text}
			</text>
		</>
	)
}
