import { z } from '@hono/zod-openapi'
import { pinDigits } from '../../shared/addresses/indian-number.ts'
import { pinPrefix } from '../../shared/addresses/pin.ts'
import { PageQuery, searchQuery } from '../../shared/lists/page-query.ts'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { wholeNumber } from '../../shared/numbers/number-schema.ts'
import { optionalPhone } from '../../shared/text/phone.ts'
import { line, nameLine, optionalParagraphs } from '../../shared/text/text.ts'
import { MAX_JOBS_A_WEEK, MAX_LANGUAGES, MAX_PREFIXES } from './limits.ts'

const PREFIX = issue('installers.prefix_wrong')
const BASE = issue('installers.base_pin_wrong')
const JOBS = issue('installers.jobs_wrong', { most: MAX_JOBS_A_WEEK })

const LANGUAGE = issue('installers.language_wrong')

const Firm = nameLine(100, issue('installers.firm_required'))
const LicenceNumber = line(60, issue('installers.licence_required'))

const PhoneOrNone = optionalPhone().transform((text) => text ?? null)

/** What a buyer reads of their installer once the installer has accepted the order. */
const OF_CARD = {
	contactNumber: PhoneOrNone.openapi({
		description: 'For buyers whose order the installer has accepted, and admins',
	}),
	whatsapp: PhoneOrNone.openapi({ description: 'A number on WhatsApp, for the same' }),
	languages: z
		.array(nameLine(30, LANGUAGE), LANGUAGE)
		.max(MAX_LANGUAGES, issue('installers.too_many_languages', { most: MAX_LANGUAGES }))
		.nullish()
		.transform((languages) => [...new Set(languages ?? [])])
		.openapi({ example: ['Hindi', 'English'] }),
}

const PinPrefixes = z
	.array(pinPrefix(PREFIX))
	.max(MAX_PREFIXES, issue('installers.too_many_prefixes', { most: MAX_PREFIXES }))
	.transform((prefixes) => [...new Set(prefixes)].sort())

const BasePin = z
	.string(BASE)
	.nullish()
	.transform((text) => (text?.trim() ? (pinDigits(text) ?? text) : null))
	.refine((pin) => pin === null || pinDigits(pin) === pin, BASE)

export const InstallerProfileInput = model('InstallerProfileInput', {
	firm: Firm,
	licenceNumber: LicenceNumber,
	basePin: BasePin,
	pinPrefixes: PinPrefixes.openapi({ example: ['411', '412'] }),
	jobsAWeek: wholeNumber(JOBS).min(0, JOBS).max(MAX_JOBS_A_WEEK, JOBS),
	...OF_CARD,
})
export type InstallerProfileInput = z.output<typeof InstallerProfileInput>

export const InstallerProfile = model('InstallerProfile', {
	firm: z.string(),
	licenceNumber: z.string(),
	basePin: z.string().nullable(),
	pinPrefixes: z.array(z.string()),
	jobsAWeek: z.number(),
	contactNumber: z.string().nullable(),
	whatsapp: z.string().nullable(),
	languages: z.array(z.string()),
	photoUrl: z.string().nullable().openapi({ description: 'For the installer alone' }),
})
export type InstallerProfile = z.output<typeof InstallerProfile>

export const InstallersQuery = searchQuery({
	description: 'Part of the name, the address or the firm',
})
export type InstallersQuery = z.output<typeof InstallersQuery>

export const Installer = model('Installer', {
	id: z.string(),
	name: z.string(),
	email: z.string(),
	firm: z.string().nullable(),
	contactNumber: z.string().nullable(),
	pinPrefixes: z.array(z.string()),
})
export type Installer = z.output<typeof Installer>

export const APPLICATION_STATUSES = ['open', 'approved', 'refused'] as const
export const ApplicationStatus = z.enum(APPLICATION_STATUSES, {
	error: issue('installers.status_wrong'),
})
export type ApplicationStatus = z.output<typeof ApplicationStatus>

export const NewApplication = model('NewApplication', {
	firm: Firm,
	licenceNumber: LicenceNumber,
	message: optionalParagraphs(2000),
})
export type NewApplication = z.output<typeof NewApplication>

export const Application = model('Application', {
	id: z.string(),
	userId: z.string(),
	name: z.string(),
	email: z.string(),
	firm: z.string(),
	licenceNumber: z.string(),
	message: z.string().nullable(),
	status: ApplicationStatus,
	reason: z.string().nullable(),
	decidedBy: z.string().nullable(),
	decidedAt: z.string().nullable(),
	createdAt: z.string(),
})
export type Application = z.output<typeof Application>

export const ApplicationsQuery = PageQuery.extend({ status: ApplicationStatus.optional() })
export type ApplicationsQuery = z.output<typeof ApplicationsQuery>

/** The caller's latest application, or null. */
export const MyApplication = model('OwnApplication', { application: Application.nullable() })
export type MyApplication = z.output<typeof MyApplication>

export const Refusal = model('ApplicationRefusal', { reason: optionalParagraphs(500) })
