import { api, type Context, read } from '../../../api.server'

export interface TaxClassChoice {
	value: string
	label: string
}

/** The tax classes in force, and the one that a product names already. */
export async function taxClassChoices(
	context: Context,
	named: string | null,
): Promise<TaxClassChoice[]> {
	const facts = await read(api(context).facts.$get({ query: { kind: 'tax-class' } }))
	const choices = facts.flatMap((fact) => {
		if (fact.kind !== 'tax-class') return []
		const { code, name, hsnSac, ratePct } = fact.figures
		return [{ value: code, label: `${name}, ${ratePct} %${hsnSac && `, HSN ${hsnSac}`}` }]
	})
	const isKnown = !named || choices.some(({ value }) => value === named)
	return isKnown ? choices : [...choices, { value: named, label: named }]
}
