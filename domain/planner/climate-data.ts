import type { ClimateCity } from './climate-cities/climate-city.ts'
import { INDIA_EAST } from './climate-cities/india-east.ts'
import { INDIA_NORTH } from './climate-cities/india-north.ts'
import { INDIA_SOUTH } from './climate-cities/india-south.ts'
import { INDIA_WEST } from './climate-cities/india-west.ts'
import { WORLD } from './climate-cities/world.ts'

export const CITIES: readonly ClimateCity[] = [
	...INDIA_NORTH,
	...INDIA_WEST,
	...INDIA_SOUTH,
	...INDIA_EAST,
	...WORLD,
]
