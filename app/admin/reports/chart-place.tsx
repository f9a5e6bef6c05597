import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/hydrated'
import type { ChartProps } from './chart-props'
import classes from './reports.module.css'

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
