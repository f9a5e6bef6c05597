import { area, curveCatmullRom, curveMonotoneX, line } from 'd3-shape'
import { useId } from 'react'
import { type DayHour, dayCaption, dayFigures, litHours } from './day'
import classes from './drawn.module.css'
import { at, kwh, pct, tenths } from './figures'
import { Key, Plot, Stretched, Ticks } from './plot'
import { linear, upright } from './scale'

interface DayChartProps {
	/** kW of each kWp, means of 24 hours of one month. */
	hours: number[]
	/** Of a day's use, in each hour. */
	useShare: number[]
	/** Of what it makes, the share used at once over sunny and cloudy days, 0 to 1. */
	ownShare: number
	kwp: number
	/** kWh of a day in that month. */
	dailyUse: number
	/** 0 is January; its name is in the caption. */
	month?: number
}

const x = linear([0, 24], [0, 100])
const CLOCK = [
	[6, '6 am'],
	[12, 'noon'],
	[18, '6 pm'],
] as const
const HATCH = Array.from({ length: 96 }, (_, quarter) => `M${at(x(quarter / 4))} 0V100`).join('')

/** The bell of a usual day: the production, the part used at once, and the surplus. */
export function DayChart({ hours, useShare, ownShare, kwp, dailyUse, month }: DayChartProps) {
	const id = useId()
	const [gradient, underMade, underUse] = [`${id}sun`, `${id}made`, `${id}use`]
	const day = dayFigures(hours, useShare, kwp, dailyUse, ownShare)
	const most = Math.max(0.1, ...day.hours.flatMap(({ made, used }) => [made, used]))
	const y = upright(most, 4)
	const across = ({ hour }: DayHour) => x(hour + 0.5)
	const lit = litHours(day)
	const bell = {
		ground: area<DayHour>(across, 100, ({ made }) => y(made)).curve(curveCatmullRom)(lit) ?? '',
		edge: line<DayHour>(across, ({ made }) => y(made)).curve(curveCatmullRom)(lit) ?? '',
	}
	const use = {
		ground:
			area<DayHour>(across, 100, ({ used }) => y(used)).curve(curveMonotoneX)(day.hours) ?? '',
		edge: line<DayHour>(across, ({ used }) => y(used)).curve(curveMonotoneX)(day.hours) ?? '',
	}
	return (
		<Plot
			caption={dayCaption(day, month)}
			keys={
				<>
					<Key
						mark={
							<>
								<rect width="22" height="14" fill={`url(#${gradient})`} />
								<path className={classes.sunLine} d="M0 1H22" />
							</>
						}
					>
						Left over, <strong>{kwh(day.surplus)} kWh</strong>
					</Key>
					<Key
						mark={
							<>
								<rect className={classes.atOnce} width="22" height="14" />
								<path className={classes.hatch} d="M2 0V14M8 0V14M14 0V14M20 0V14" />
							</>
						}
					>
						Used at once, <strong>{kwh(day.atOnce)} kWh</strong>
					</Key>
					<Key mark={<path className={classes.line} d="M0 7H22" />}>
						Your use, <strong>{kwh(day.used)} kWh</strong>
					</Key>
				</>
			}
			table={{
				caption: 'Made and used in each hour of the day, kWh',
				heads: ['From', 'Made', 'Used'],
				rows: day.hours.map(({ hour, made, used }) => ({
					name: `${hour}:00`,
					cells: [tenths(made), tenths(used)],
				})),
			}}
		>
			<defs>
				<linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#f5a524" stopOpacity="0.75" />
					<stop offset="1" stopColor="#f5a524" stopOpacity="0.18" />
				</linearGradient>
			</defs>
			<Ticks ticks={y.ticks(4).map((value) => ({ y: y(value), label: tenths(value) }))} />
			<text x="-8" y="-12" textAnchor="end">
				kW
			</text>
			<Stretched>
				<clipPath id={underMade}>
					<path d={bell.ground} />
				</clipPath>
				<clipPath id={underUse}>
					<path d={use.ground} />
				</clipPath>
				<path d={bell.ground} fill={`url(#${gradient})`} />
				<g clipPath={`url(#${underUse})`}>
					<g clipPath={`url(#${underMade})`}>
						<path className={classes.atOnce} d="M0 0H100V100H0Z" />
						<path className={classes.hatch} d={HATCH} />
					</g>
				</g>
				<path className={classes.sunLine} d={bell.edge} />
				<path className={classes.halo} d={use.edge} />
				<path className={classes.line} d={use.edge} />
			</Stretched>
			<line className={classes.base} x1="0" x2="100%" y1="100%" y2="100%" />
			{CLOCK.map(([hour, name]) => (
				<g key={hour} textAnchor="middle">
					<line className={classes.base} x1={pct(x(hour))} x2={pct(x(hour))} y1="100%" y2="102%" />
					<text x={pct(x(hour))} y="100%" dy="20">
						{name}
					</text>
				</g>
			))}
			{day.hours.map(({ hour, made, used }) => (
				<rect key={hour} className={classes.hit} x={pct(x(hour))} width={pct(x(1))} height="100%">
					<title>{`${hour} to ${hour + 1} h: makes ${tenths(made)} kWh, use ${tenths(used)} kWh`}</title>
				</rect>
			))}
		</Plot>
	)
}
