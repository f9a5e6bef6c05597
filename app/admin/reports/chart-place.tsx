import { Suspense } from 'react'
import { useHydrated } from '../../ui/hydrated'
import { Card } from '../../ui/layout/card'
import { lazyPart } from '../../ui/lazy-part'
import { Text } from '../../ui/text/text'
import type { ChartProps } from './chart-props'
import classes from './reports.module.css'

const Chart = lazyPart(async () => (await import('./chart')).default)

/** Where a chart comes: its height is reserved from the first moment, its code is loaded on this page alone. */
export function ChartPlace({ caption, ...chart }: ChartProps & { caption: string }) {
	const hydrated = useHydrated()
	return (
		<Card as="figure" gap={2} className={classes.chart}>
			<Text as="figcaption" size="small" strong>
				{caption}
			</Text>
			<div className={classes.place} aria-hidden>
				{hydrated && (
					<Suspense
						fallback={
							<Text size="small" color="muted" className={classes.wait ?? ''}>
								Drawing the chart…
							</Text>
						}
					>
						<Chart {...chart} />
					</Suspense>
				)}
			</div>
		</Card>
	)
}
