import { expect, it } from 'vitest'
import { newIdsBeside } from './new-id.ts'

const IDS = ['solar-panel-250w', '920012345678', '3-12', 'mar-24', '12E3', 'mc4']

it.each([
	['Solar-Panel-250W', 'import.id_in_other_letters', { id: 'solar-panel-250w' }],
	['MC4', 'import.id_in_other_letters', { id: 'mc4' }],
	['9.2E+11', 'import.id_of_spreadsheet', { likely: '920012345678' }],
	['1.20E+04', 'import.id_of_spreadsheet', { likely: '12E3' }],
	['8E+20', 'import.id_of_spreadsheet', { likely: null }],
	['03-Dec', 'import.id_of_spreadsheet', { likely: '3-12' }],
	['3/12/2026', 'import.id_of_spreadsheet', { likely: '3-12' }],
	['01-03-2024', 'import.id_of_spreadsheet', { likely: 'mar-24' }],
	['2026-05-07', 'import.id_of_spreadsheet', { likely: null }],
	['two words', 'catalogue.id_wrong', {}],
	['compare', 'catalogue.id_reserved', {}],
])('takes %s for no new id', (id, code, params) => {
	expect(newIdsBeside(IDS)(id)).toMatchObject({ code, params })
})

it.each(['panel-540', 'solar-panel-250w-b', '12345', 'may', '5-days-kit', 'e27'])(
	'takes %s for a new id',
	(id) => {
		expect(newIdsBeside(IDS)(id)).toBeNull()
	},
)
