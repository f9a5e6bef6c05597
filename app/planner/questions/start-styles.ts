import firstSteps from './first-steps.module.css'
import start from './start.module.css'

/** What the questions are styled by, for those who show them before their code is there. */
export const START_STYLES = [start, firstSteps]

/** Their heading. */
export const START = 'start-title'
