import type { Role } from '../../shared/actor.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

/** What an admin can change of an account. */
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
		return refuse('conflict', 'You cannot suspend your own account. Ask another admin.')
	if (isOneself && now.role !== next.role)
		return refuse('conflict', 'You cannot change your own role. Ask another admin.')
	if (isActiveAdmin(now) && !isActiveAdmin(next) && otherAdmins === 0)
		return refuse('conflict', 'This is the last admin. Make somebody else an admin first.')
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

const MACHINES: [RegExp, string][] = [
	[/\biPhone\b/, 'an iPhone'],
	[/\biPad\b/, 'an iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
	[/\bCrOS\b/, 'a Chromebook'],
	[/\bLinux\b/, 'Linux'],
]

const named = (known: [RegExp, string][], text: string) =>
	known.find(([pattern]) => pattern.test(text))?.[1]

/** What a session was opened with, as a person would say it: “Firefox on Windows”. */
export function browserOf(userAgent: string | null): string {
	if (!userAgent) return 'Not known'
	const browser = named(BROWSERS, userAgent)
	if (!browser) return 'A program'
	const machine = named(MACHINES, userAgent)
	return machine ? `${browser} on ${machine}` : browser
}
