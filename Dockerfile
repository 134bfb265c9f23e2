# Two images from one file: `--target cms` is the headless server with the admin, `--target site` the storefront.

FROM node:20-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS manifest
COPY package.json package-lock.json .npmrc ./

FROM manifest AS build
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN node scripts/build.mjs

FROM manifest AS packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM base AS runtime
ENV NODE_ENV=production
COPY --from=packages /app/node_modules node_modules
COPY package.json package-lock.json tsconfig.json ./

FROM runtime AS site
COPY site/next.config.mjs site/
# The storefront keeps rendered pages beside its build.
COPY --from=build --chown=node:node /app/site/.next site/.next
USER node
EXPOSE 3001
CMD ["node", "node_modules/next/dist/bin/next", "start", "site", "-H", "0.0.0.0", "-p", "3001"]

FROM runtime AS cms
# Converts videos of lessons to adaptive streams; without it they play by ranges.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
COPY domain domain
COPY access access
COPY collections collections
COPY database database
COPY hooks hooks
COPY seed seed
COPY payload-types.ts ./
COPY cms cms
COPY --from=build --chown=node:node /app/cms/.next cms/.next
# Uploads, and the outbox in a demo; the volume takes its owner from here.
RUN mkdir /data && chown node:node /data
ENV HOST=0.0.0.0 DATA_DIR=/data
USER node
EXPOSE 3000
CMD ["node", "--import", "tsx", "cms/main.ts"]
