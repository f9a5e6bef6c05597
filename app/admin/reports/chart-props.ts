export interface ChartProps {
	/** Along time, or one bar for each part with its name beside it. */
	kind: 'time' | 'parts'
	/** Each with its `name` and a number per series. */
	data: ({ name: string } & Record<string, string | number | null>)[]
	series: { name: string; label: string; ownScale?: boolean }[]
	format: (value: number) => string
}
