import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../../db/open.ts'
import type { Tables } from '../../../../db/tables.ts'
import { seedCatalogue } from '../../../../store/samples/seed-catalogue.ts'
import { Catalogue } from '../../catalogue.ts'
import type { Category } from '../../schema.ts'

const db = await openDatabase<Tables>({ dataDir: ':memory:' })
const catalogue = new Catalogue(db)

beforeAll(async () => {
	await seedCatalogue(db, 0)
	await catalogue.refresh()
	return () => db.destroy()
})

const namesOf = (q: string) => catalogue.find({ q }).map(({ name }) => name)
const inCategory = (category: Category) =>
	catalogue.find({ category: [category] }).map(({ name }) => name)

describe('searching the catalogue', () => {
	it.each([
		['Panels', 'panels', 'panel', 'solar panel', 'Solar Panels', 'SOLAR PANEL'],
		['Batteries', 'batteries', 'battery', 'solar battery', 'Solar Batteries', 'batt'],
		['Inverters', 'inverters', 'inverter', 'solar inverter', 'Solar Inverters', 'invert'],
		['Generators', 'generators', 'generator', 'solar generator', 'power station', 'gener'],
		['Kits', 'kits', 'kit', 'solar kit', 'solar system'],
	] as const)('finds all %s whatever they are called', (category, ...calls) => {
		for (const call of calls)
			expect(namesOf(call), call).toEqual(expect.arrayContaining(inCategory(category)))
	})

	it.each([
		['battery', 'solar battery'],
		['inverter', 'solar inverter'],
		['panel', 'solar panel'],
		['generator', 'solar generator'],
	])('finds the same for "%s" and "%s"', (short, long) => {
		expect(namesOf(long).sort()).toEqual(namesOf(short).sort())
	})

	it.each([
		['invertor', 'inverter'],
		['battry', 'battery'],
		['batery', 'battery'],
		['pannel', 'panel'],
		['genrator', 'generator'],
	])('forgives "%s" for "%s"', (typed, meant) => {
		expect(namesOf(typed).length).toBeGreaterThan(0)
		expect(namesOf(meant)).toEqual(expect.arrayContaining(namesOf(typed)))
	})

	it('forgives nothing in a figure', () => {
		expect(namesOf('250W')).toEqual(['Solar Panel 250W'])
		for (const typed of ['250', '250w', 'pannel 250W', 'solar pannel 250W']) {
			expect(namesOf(typed), typed).toContain('Solar Panel 250W')
			expect(namesOf(typed).join(), typed).not.toMatch(/550|580|350/)
		}
		expect(namesOf('199W')).toEqual([])
	})

	it.each([
		['550W', '550 W', 'module 550w'],
		['5kwh battery', '5 kWh battery', 'solar battery 5 kwh'],
		['100Ah', '100 ah'],
		['battery 12V 100Ah', 'battery 12 V 100 Ah'],
	])('takes a figure and its unit for one word: %s', (...typed) => {
		for (const text of typed) expect(namesOf(text), text).toEqual(namesOf(typed[0]))
		expect(namesOf(typed[0]).length).toBeGreaterThan(0)
	})

	it('finds a brand, and words in any order', () => {
		const brands = new Set(catalogue.find({ q: 'Arunvi' }).map(({ brand }) => brand))
		expect([...brands]).toEqual(['Arunvi'])
		expect(namesOf('5kwh battery')).toContain('Solar Battery 5kWh')
	})

	it('leaves out of a typed name whatever lacks one of its words', () => {
		expect(namesOf('battery 5kWh')[0]).toBe('Solar Battery 5kWh')
		expect(namesOf('battery 5kWh')).not.toContain('Wall Battery 10kWh')
	})

	it.each(['zzzzzz', '""', '%', '\u0000', 'constructor', '__proto__', '((((', 'x'.repeat(200)])(
		'finds nothing for %j',
		(typed) => {
			expect(namesOf(typed)).toEqual([])
		},
	)

	it('finds everything for nothing typed', () => {
		expect(namesOf('   ')).toEqual(catalogue.products.map(({ name }) => name))
	})
})
