// What a first visit asks of the page's main thread, by its processor time: other work of the machine hardly counts.
import type { Page } from 'playwright-core'
import { sized } from '../size.ts'
import { median } from '../table.ts'

const VISITS = sized(5, 1)

/** Milliseconds of a core until the page is quiet. */
interface MainThread {
	/** All its tasks. */
	tasks: number
	/** Of them, running scripts. */
	scripts: number
	/** Of them, style and layout. */
	layout: number
}

/** Medians of some first visits. @param visit opens the page and waits until it is quiet, with a processor as it is */
export async function mainThreadOf(
	visit: <T>(around: (page: Page) => Promise<() => Promise<T>>) => Promise<T>,
): Promise<MainThread> {
	const all: MainThread[] = []
	for (let n = 0; n < VISITS; n++) all.push(await visit(counted))
	const of = (name: keyof MainThread) => median(all.map((one) => one[name]))
	return { tasks: of('tasks'), scripts: of('scripts'), layout: of('layout') }
}

/** Counts from now on. @returns the counts so far */
async function counted(page: Page): Promise<() => Promise<MainThread>> {
	const devTools = await page.context().newCDPSession(page)
	await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
	return async () => {
		const { metrics } = await devTools.send('Performance.getMetrics')
		const seconds = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
		return {
			tasks: 1000 * seconds('TaskDuration'),
			scripts: 1000 * seconds('ScriptDuration'),
			layout: 1000 * (seconds('LayoutDuration') + seconds('RecalcStyleDuration')),
		}
	}
}
