import fold from '../../ui/display/disclosure.module.css'
import picture from '../../ui/pictures/picture.module.css'
import parts from '../answer/plan-parts.module.css'
import drawn from '../drawings/drawn.module.css'
import roof from '../drawings/roof.module.css'
import system from '../drawings/system/system.module.css'
import explained from '../explained/explained.module.css'
import powerCut from '../power-cut/power-cut.module.css'
import process from '../process/next-steps.module.css'
import checks from './checks.module.css'
import day from './day.module.css'
import table from './table.module.css'

/** The style sheets of below.tsx, for pages that show it before its code is there. */
export const STYLES = [
	parts,
	drawn,
	roof,
	system,
	explained,
	powerCut,
	process,
	day,
	checks,
	fold,
	picture,
	table,
]

/** The code is fetched with the parts after the money. */
export const FURTHER = 'plan-further'
