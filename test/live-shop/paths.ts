/** The pages of a visitor apart from any attack. */
export const PATHS = ['/', '/products', '/about', '/support', '/planner'] as const
