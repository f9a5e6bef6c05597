import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/hydrated'
import classes from './reports.module.css'

export interface ChartProps {
	/** Along time, or one bar for each part with its name beside it. */
	kind: 'time' | 'parts'
	/** Each with its `name` and a number per series. */
	data: ({ name: string } & Record<string, string | number>)[]
	series: { name: string; label: string; ownScale?: boolean }[]
	format: (value: number) => string
}

const Chart = lazy(() => import('./chart'))

/** Where a chart comes: its height is kept from the first moment, its code is loaded on this page alone. */
export function ChartPlace({ caption, ...chart }: ChartProps & { caption: string }) {
	const hydrated = useHydrated()
	return (
		<figure className={classes.chart}>
			<figcaption>{caption}</figcaption>
			<div className={classes.place} aria-hidden>
				{hydrated && (
					<Suspense fallback={<p className={classes.wait}>Drawing the chart…</p>}>
						<Chart {...chart} />
					</Suspense>
				)}
			</div>
		</figure>
	)
}
