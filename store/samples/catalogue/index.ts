import { accessories } from './accessories.ts'
import { batteries } from './batteries.ts'
import { generators } from './generators.ts'
import { inverters } from './inverters.ts'
import { kits } from './kits.ts'
import { panels } from './panels.ts'
import type { SampleProduct } from './product.ts'

/** The products of the home page: the first four as featured, five to eight as new arrivals. */
const homePage = [
	'solar-panel-250w',
	'solar-battery-5kwh',
	'solar-inverter-3kw',
	'solar-panel-500w',
	'portable-solar-generator',
	'home-kit-5kw-hybrid',
	'stack-battery-15kwh',
	'topcon-bifacial-panel-580w',
]

const everything = [...panels, ...inverters, ...batteries, ...generators, ...kits, ...accessories]

/** The built-in catalogue in shop order. */
export const sampleCatalogue: SampleProduct[] = [
	...homePage.flatMap((id) => everything.filter((product) => product.id === id)),
	...everything.filter((product) => !homePage.includes(product.id)),
]
