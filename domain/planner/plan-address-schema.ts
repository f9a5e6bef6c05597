import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { MAX_ADDRESS_LENGTH } from './limits.ts'
import { detailsIn, planRequestIn, sharedAddressOf } from './plan-address.ts'
import { PlanRequest } from './sizing/schema.ts'

const PATH = '/planner?'
const WRONG = issue('planner.address_wrong')

const paramsOf = (address: string) => new URLSearchParams(address.slice(PATH.length))

const isPlan = (address: string) =>
	address.startsWith(PATH) && PlanRequest.safeParse(planRequestIn(paramsOf(address))).success

/** The address of a plan within the store, with the parameters of a plan and no others. */
export const PlanAddress = z
	.string(WRONG)
	.max(MAX_ADDRESS_LENGTH, issue('planner.address_too_long', { max: MAX_ADDRESS_LENGTH }))
	.refine(isPlan, WRONG)
	.transform((address) => sharedAddressOf(detailsIn(paramsOf(address))))
	.openapi({
		description: 'The address of the plan within the store, with its parameters',
		example: '/planner?pin=411038&bill=4000',
	})
