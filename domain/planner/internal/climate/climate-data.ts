import type { ClimateCity } from './cities/climate-city.ts'
import { INDIA_EAST } from './cities/india-east.ts'
import { INDIA_NORTH } from './cities/india-north.ts'
import { INDIA_SOUTH } from './cities/india-south.ts'
import { INDIA_WEST } from './cities/india-west.ts'
import { WORLD } from './cities/world.ts'

export const CITIES: readonly ClimateCity[] = [
	...INDIA_NORTH,
	...INDIA_WEST,
	...INDIA_SOUTH,
	...INDIA_EAST,
	...WORLD,
]
