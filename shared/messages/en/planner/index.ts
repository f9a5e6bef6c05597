import { advice } from './advice.ts'
import { afterTax } from './after-tax.ts'
import { appraisal } from './appraisal.ts'
import { backup } from './backup.ts'
import { batteries } from './batteries.ts'
import { fits } from './fits.ts'
import { formulas } from './formulas.ts'
import { hours } from './hours.ts'
import { law } from './law.ts'
import { limits } from './limits.ts'
import { money } from './money.ts'
import { places } from './places.ts'
import { plans } from './plans.ts'
import { requests } from './requests.ts'
import { sources } from './sources.ts'
import { strings } from './strings.ts'
import { substitutes } from './substitutes.ts'
import { parts } from './system-parts.ts'
import { systems } from './systems.ts'
import { verdict } from './verdict.ts'

export const planner = {
	...advice,
	...afterTax,
	...appraisal,
	...backup,
	...batteries,
	...fits,
	...formulas,
	...hours,
	...law,
	...limits,
	...money,
	...parts,
	...places,
	...plans,
	...requests,
	...sources,
	...strings,
	...substitutes,
	...systems,
	...verdict,
}
