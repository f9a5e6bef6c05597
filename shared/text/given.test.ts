import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { GIVEN_ADDRESSES } from '../../test/given/addresses.ts'
import { GIVEN_DAYS } from '../../test/given/days.ts'
import { GIVEN_NAMES } from '../../test/given/names.ts'
import { GIVEN_NUMBERS } from '../../test/given/numbers.ts'
import { GIVEN_PHONES } from '../../test/given/phones.ts'
import { GIVEN_PINS } from '../../test/given/pins.ts'
import { indianNumber, pinDigits } from '../addresses/indian-number.ts'
import { pinCode } from '../addresses/pin.ts'
import { day } from '../day.ts'
import { issue } from '../messages/message.ts'
import { typedNumber } from '../numbers/typed-number.ts'
import { email, optionalEmail } from './email.ts'
import { optionalPhone, phone } from './phone.ts'
import { personName } from './text.ts'

const REQUIRED = issue('input.required')

const kept = (schema: z.ZodType<string>) => (given: string) => schema.safeParse(given).data ?? null

/** Finds each value with a wrong result: the value, its result, and the right one. */
const wrongOf = <T>(values: readonly (readonly [string, T])[], read: (given: string) => unknown) =>
	values
		.map(([given, right]) => [given, read(given), right] as const)
		.filter(([, came, right]) => came !== right)

describe('what people give is read, or refused, as it is meant:', () => {
	it('names', () => {
		expect(wrongOf(GIVEN_NAMES, kept(personName(100, REQUIRED)))).toEqual([])
	})

	it('mail addresses, where they are required and where they are not', () => {
		expect(wrongOf(GIVEN_ADDRESSES, kept(email(REQUIRED)))).toEqual([])
		const given = GIVEN_ADDRESSES.filter(([text]) => text !== '')
		expect(wrongOf(given, kept(optionalEmail() as z.ZodType<string>))).toEqual([])
	})

	it('PIN codes', () => {
		expect(wrongOf(GIVEN_PINS, kept(pinCode()))).toEqual([])
		expect(wrongOf(GIVEN_PINS, pinDigits)).toEqual([])
	})

	it('telephone numbers, where they are required and where they are not', () => {
		const isMeant = (schema: z.ZodType<string>) => (given: string) => {
			const { data } = schema.safeParse(given)
			return data === undefined ? null : indianNumber(data)
		}
		expect(wrongOf(GIVEN_PHONES, isMeant(phone(REQUIRED)))).toEqual([])
		expect(wrongOf(GIVEN_PHONES, isMeant(optionalPhone() as z.ZodType<string>))).toEqual([])
		expect(wrongOf(GIVEN_PHONES, indianNumber)).toEqual([])
	})

	it('days', () => {
		expect(wrongOf(GIVEN_DAYS, kept(day()))).toEqual([])
	})

	it('numbers', () => {
		const wrong = GIVEN_NUMBERS.filter(([kind, given, meant]) => {
			const came = typedNumber(given, kind)
			return typeof came === 'number' ? came !== meant : meant !== null
		})
		expect(wrong).toEqual([])
	})
})
