import { message } from '../../../shared/messages/message'
import { DEFAULT_LANGUAGE, sentence } from '../../../shared/messages/render'

/** The message for a range of days that does not go forwards. */
export const BACKWARDS = sentence(message('input.days_backwards'), DEFAULT_LANGUAGE)
