import { expect, it } from 'vitest'
import { openMetrics, summed } from './metrics.ts'

const figureIn = (text: string, name: string) =>
	Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])

it('memory of several processes is their sum, beside that of the largest', async () => {
	const [small, large] = await Promise.all(
		[openMetrics(), openMetrics()].map((each) => each.figures(false)),
	)
	const largest = large?.find(
		(each) => 'name' in each && each.name === 'solbazaar_process_memory_bytes',
	)
	Object.assign(largest ?? {}, { values: [{ value: 1.6e9, labels: {} }] })
	const text = await summed([small ?? [], large ?? []])
	expect(figureIn(text, 'solbazaar_process_memory_bytes')).toBe(1.6e9)
	const own = process.memoryUsage.rss()
	expect(figureIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(1.5 * own)
})
