import type { Movement } from '../../../domain/reports/money/money-schema'
import { isKeyOf } from '../../../shared/one-of'
import { PAYMENT_WORD, REFUND_WORD, WAY_WORD } from '../../components/orders/money/money-words'
import type { StatusVariant } from '../../ui/display/status'

type State = Movement['state']

/** The name of a state in a filter, where payments and refunds stand together. */
export const STATE_WORD: Record<State, string> = {
	...PAYMENT_WORD,
	requested: 'Refund asked for',
	sent: 'Refund on its way',
	done: REFUND_WORD.done,
}

export const STATE_VARIANT: Record<State, StatusVariant> = {
	created: 'waiting',
	authorised: 'info',
	captured: 'good',
	failed: 'bad',
	expired: 'off',
	requested: 'waiting',
	sent: 'info',
	done: 'good',
}

const KIND_WORD: Record<Movement['kind'], string> = { payment: 'Payments', refund: 'Refunds' }

export const isKind = isKeyOf<Movement['kind']>(KIND_WORD)
export const isState = isKeyOf<State>(STATE_WORD)
export const isWay = isKeyOf<Movement['way']>(WAY_WORD)

/** @param any the words of no choice, such as `Any way` */
const choices = (words: Record<string, string>, any: string) => [
	{ value: '', label: any },
	...Object.entries(words).map(([value, label]) => ({ value, label })),
]

export const STATE_CHOICES = choices(STATE_WORD, 'Any state')
export const WAY_CHOICES = choices(WAY_WORD, 'Any way')
export const KIND_CHOICES = choices(KIND_WORD, 'Any kind')
