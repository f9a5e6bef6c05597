import drawn from '../drawings/drawn.module.css'
import roof from '../drawings/roof.module.css'
import system from '../drawings/system/system.module.css'
import charts from './charts.module.css'
import money from './money.module.css'
import table from './table.module.css'

/** What figures.tsx is styled by, for those who show it before its code is there. */
export const STYLES = [drawn, roof, system, charts, money, table]

/** The heading of the first of the figures. */
export const MONTHS_TITLE = 'months-title'
