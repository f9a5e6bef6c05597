import { message } from '../../../shared/messages/message.ts'
import { CHECKLIST } from '../schema.ts'

/** Said of a step that is not in the checklist. */
export const NO_STEP = message('installations.no_such_step')

/** The step of the checklist with this name. */
export const stepNamed = (text: string) => CHECKLIST.find((step) => step === text)
