import type { Role } from '../../shared/actor.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** The fields of an account that an admin can change. */
export interface AccountStatus {
	role: Role
	suspended: boolean
}

const isActiveAdmin = ({ role, suspended }: AccountStatus) => role === 'Admin' && !suspended

/**
 * Whether an account may go from one status to another.
 * @param otherAdmins how many other accounts are Admin and not suspended
 */
export function mayBecome(
	now: AccountStatus,
	next: AccountStatus,
	{ isOneself, otherAdmins }: { isOneself: boolean; otherAdmins: number },
): Result<void> {
	if (isOneself && now.suspended !== next.suspended)
		return fail('conflict', message('accounts.own_suspension'))
	if (isOneself && now.role !== next.role) return fail('conflict', message('accounts.own_role'))
	if (isActiveAdmin(now) && !isActiveAdmin(next) && otherAdmins === 0)
		return fail('conflict', message('accounts.last_admin'))
	return ok(undefined)
}

const BROWSERS: [RegExp, string][] = [
	[/\bEdg(?:e|A|iOS)?\//, 'Edge'],
	[/\b(?:OPR|Opera)\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(?:Firefox|FxiOS)\//, 'Firefox'],
	[/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
]

const MACHINES = [
	[/\biPhone\b/, 'iphone'],
	[/\biPad\b/, 'ipad'],
	[/\bAndroid\b/, 'android'],
	[/\bWindows\b/, 'windows'],
	[/\bMac OS X\b|\bMacintosh\b/, 'mac'],
	[/\bCrOS\b/, 'chromebook'],
	[/\bLinux\b/, 'linux'],
] as const

const named = <Name extends string>(known: readonly (readonly [RegExp, Name])[], text: string) =>
	known.find(([pattern]) => pattern.test(text))?.[1]

/** The device and browser of a session, as far as the browser says. */
export function browserOf(userAgent: string | null): Message {
	if (!userAgent) return message('accounts.browser_unknown')
	const browser = named(BROWSERS, userAgent)
	if (!browser) return message('accounts.browser_program')
	return message('accounts.browser', { browser, machine: named(MACHINES, userAgent) ?? null })
}
