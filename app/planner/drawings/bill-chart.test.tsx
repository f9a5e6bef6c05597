import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type BillMonths, billCaption } from './bill-caption'
import { BillChart } from './bill-chart'

const months = (without: number, withSolar: number, paid = 0) =>
	Array.from({ length: 12 }, () => ({ without, withSolar, paid })) as BillMonths

it('draws two bars for each month, also where a bill is nothing', () => {
	for (const [before, after] of [
		[4000, 300],
		[4000, 0],
	] as const) {
		const drawn = renderToStaticMarkup(<BillChart months={months(before, after)} />)
		expect(drawn.match(/<rect class="[^"]*(before|after)[^"]*" x="[\d.]+%"/g)).toHaveLength(24)
		expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
	}
})

it('draws nothing of bills that come to nothing, and says that they stay', () => {
	const said = renderToStaticMarkup(<BillChart months={months(0, 0)} />)
	expect(said).toBe('<p>Your bills stay at ₹0 a year.</p>')
})

it('says how the bills fall, and what is paid besides', () => {
	expect(billCaption(months(4000, 300))).toBe('Your bills fall from ₹48,000 to ₹3,600 a year.')
	expect(billCaption(months(4000, 300, 50))).toMatch(/, and ₹600 is paid to you for surplus\.$/)
	expect(billCaption(months(4000, 4000))).toBe('Your bills stay at ₹48,000 a year.')
})
