import { expect, it } from 'vitest'
import { internalWordsIn } from '../../planner/internal-words.ts'
import { open } from '../pages.ts'

/** Tariffs with notes on surcharges and duties, additions of a state, and rules of metering told by newspapers. */
const PINS = ['411038', '400001', '560001', '600001', '302001', '800001', '380001', '682001']

it.each(PINS)('plan and proposal for %s have no note of the research behind them', async (pin) => {
	const page = await open({ javaScript: false })
	for (const path of [`/planner?pin=${pin}&bill=4000`, `/planner/proposal?pin=${pin}&bill=4000`]) {
		await page.goto(path)
		const text = await page.content()
		const lines = text
			.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
			.split(/<[^>]*>/)
			.filter((line) => /[a-z]{3}/i.test(line) && !line.startsWith('http://127.0.0.1'))
		expect(lines.length).toBeGreaterThan(80)
		expect(lines.flatMap(internalWordsIn)).toEqual([])
	}
})
