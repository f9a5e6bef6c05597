import { ok, type Result } from '../shared/result.ts'

/** Reads where a policy allows it. @returns the policy's refusal, or the result */
export async function authorizedRead<Who, T>(
	allowed: Result<Who>,
	read: (who: Who) => T | Promise<T>,
): Promise<Result<T>> {
	return allowed.ok ? ok(await read(allowed.value)) : allowed
}
