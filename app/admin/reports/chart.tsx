import { BarChart, CompositeChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import type { ChartProps } from './chart-props'
import classes from './reports.module.css'

const COLOURS = ['var(--chart-first)', 'var(--chart-second)']
/** Beyond so many, bars would be too thin to tell apart. */
const MAX_BARS = 100

const MAX_LETTERS = 30
const shortened = (name: string) =>
	name.length > MAX_LETTERS ? `${name.slice(0, MAX_LETTERS - 1).trimEnd()}…` : name

/** Of a week or a month, an axis has room for its first day alone. */
const beginning = (name: string) => name.split(' – ')[0] ?? name

const common = {
	h: '100%',
	dataKey: 'name',
	withLegend: true,
	legendProps: { verticalAlign: 'top', height: 36 },
	tooltipAnimationDuration: 0,
	// The table gives the same data to people who do not see the chart.
	accessibilityLayer: false,
	textColor: 'var(--muted)',
	gridColor: 'var(--line-strong)',
} as const

/** The chart of a report: over time bars, with a line where a second measure has a scale of its own. */
export default function Chart({ kind, data, series, format }: ChartProps) {
	const coloured = series.map((each, index) => ({ ...each, color: COLOURS[index] ?? 'gray' }))
	if (kind === 'parts')
		return (
			<BarChart
				{...common}
				data={data}
				orientation="vertical"
				series={coloured}
				valueFormatter={format}
				gridAxis="y"
				withLegend={series.length > 1}
				yAxisProps={{ width: 132, interval: 0, tickFormatter: shortened }}
				xAxisProps={{ tickCount: 4 }}
				barProps={{ radius: [0, 4, 4, 0] }}
				maxBarWidth={24}
				className={classes.drawn}
			/>
		)
	const shape = data.length > MAX_BARS ? 'area' : 'bar'
	return (
		<CompositeChart
			{...common}
			data={data}
			series={coloured.map((each, index) => ({
				...each,
				type: each.ownScale ? 'line' : shape,
				...(each.ownScale && { yAxisId: 'right' }),
				...(index > 0 && { strokeDasharray: '6 3' }),
			}))}
			valueFormatter={format}
			withRightYAxis={series.some(({ ownScale }) => ownScale)}
			rightYAxisProps={{ allowDecimals: false, tickFormatter: String, width: 40 }}
			yAxisProps={{ width: 76, allowDecimals: false }}
			xAxisProps={{ minTickGap: 24, tickFormatter: beginning }}
			withDots={false}
			curveType="linear"
			maxBarWidth={32}
			className={classes.drawn}
		/>
	)
}
