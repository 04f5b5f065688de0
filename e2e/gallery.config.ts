import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Not a check: pictures of every screen into `screenshots/`, for people to look at. */
export default defineConfig(journeys, { testDir: 'gallery', reporter: 'line' });
