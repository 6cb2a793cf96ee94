import { cell, type DemoQuestion } from './cell';

/** DevOps questions of the demo school: 12 of each difficulty, easy to hard. */
export const devopsQuestions: readonly DemoQuestion[] = [
  ...cell('DO', 'easy', [
    {
      title:
        'Which Linux command shows the end of a log file and then new lines as they are written?',
      description: 'tail prints the last lines, and -f follows the file as it grows.',
      options: {
        A: 'head -n app.log',
        B: 'tail -f app.log',
        C: 'cat -n app.log',
        D: 'wc -l app.log',
      },
      answer: 'B',
    },
    {
      title: 'Which Git command records the staged changes in the local history?',
      description:
        'git add stages, git commit records locally, and git push sends commits to a remote.',
      options: {
        A: 'git push',
        B: 'git add',
        C: 'git commit',
        D: 'git stage',
      },
      answer: 'C',
    },
    {
      title: 'How are a container image and a container related?',
      description:
        'An image is the read-only template; any number of containers can be started from it.',
      options: {
        A: 'A container is started from an image',
        B: 'An image is started from a container',
        C: 'An image is a container without network',
        D: 'A container is an image in a registry',
      },
      answer: 'A',
    },
    {
      title: 'What does continuous integration mean in daily work?',
      description:
        'Small changes are merged often and verified automatically, so conflicts and faults show early.',
      options: {
        A: 'All branches are merged before a release',
        B: 'Changes are merged and tested often',
        C: 'Each feature waits until it is complete',
        D: "Each night's work is deployed unseen",
      },
      answer: 'B',
    },
    {
      title: 'Which TCP port does HTTPS use by default?',
      description:
        '443 is the registered port of HTTPS; 80 is that of plain HTTP and 22 that of SSH.',
      options: {
        A: '22',
        B: '80',
        C: '443',
        D: '8080',
      },
      answer: 'C',
    },
    {
      title: 'What does DNS do when a browser opens example.org?',
      description:
        'DNS resolves the name to an IP address; encryption, caching of pages and ports are other matters.',
      options: {
        A: 'It finds the IP address of the name',
        B: 'It stores the pages near the user',
        C: 'It encrypts the way to the server',
        D: 'It chooses the port to connect to',
      },
      answer: 'A',
    },
    {
      title: 'What does chmod 640 report.txt allow?',
      description:
        'The digits stand for owner, group and others; 6 is read and write, 4 is read, 0 is nothing.',
      options: {
        A: 'Owner: all; group: read, write; others: none',
        B: 'Owner: read; group: read, write; others: none',
        C: 'Owner: read, write; group: read; others: none',
        D: 'Owner: read, write; group: none; others: read',
      },
      answer: 'C',
    },
    {
      title: 'What is the health check of a service for?',
      description:
        'A load balancer or orchestrator asks it to decide whether an instance gets traffic or has to be replaced.',
      options: {
        A: 'It shows whether an instance works',
        B: 'It measures the network of each user',
        C: 'It shows how many users are signed in',
        D: 'It repairs the data after a bad shutdown',
      },
      answer: 'A',
    },
    {
      title: 'What does an entry in .gitignore do for a file that Git does not track yet?',
      description:
        'Ignored files are left out when changes are added; files that are tracked already are not affected.',
      options: {
        A: 'Git deletes the file with the next commit',
        B: 'Git commits the file but does not push it',
        C: 'Git stores the file but hides its content',
        D: 'Git leaves the file out when adding changes',
      },
      answer: 'D',
    },
    {
      title: 'Where should a pipeline get the password of the production database from?',
      description:
        'A secret store limits and logs access and allows rotation; images, repositories and Base64 hide nothing.',
      options: {
        A: 'From a layer of the container image',
        B: 'From a private file in the repository',
        C: 'From a Base64 text in its own script',
        D: 'From a secret store, when it runs',
      },
      answer: 'D',
    },
    {
      title: 'What does infrastructure as code mean?',
      description:
        'Files under version control describe the infrastructure, so that it can be reviewed, repeated and restored.',
      options: {
        A: 'Servers are set up by hand and then documented',
        B: 'Every server runs the same programming language',
        C: 'Each application brings a server of its own',
        D: 'Versioned files describe servers and networks',
      },
      answer: 'D',
    },
    {
      title: 'Which command opens an encrypted shell session on a remote machine?',
      description:
        'ssh encrypts the session and authenticates the server; telnet and ftp send everything in clear text.',
      options: {
        A: 'telnet',
        B: 'ssh',
        C: 'ftp',
        D: 'ping',
      },
      answer: 'B',
    },
  ]),
  ...cell('DO', 'medium', [
    {
      title:
        'Why does a Dockerfile copy the dependency lists and install them before it copies the source code?',
      description:
        'Layers are cached in order: the costly install is repeated only when the lists have changed.',
      options: {
        A: 'The install layer stays cached when code changes',
        B: 'The installer refuses to run beside source code',
        C: 'The source code is then left out of the image',
        D: 'The first layers are compressed more than others',
      },
      answer: 'A',
    },
    {
      title: 'What does Kubernetes do with a pod whose readiness probe fails?',
      description:
        "A pod that is not ready is taken out of the Service's endpoints; restarts are the work of the liveness probe.",
      options: {
        A: 'It moves the pod to another node',
        B: 'It restarts the containers of the pod',
        C: 'It deletes the pod and its volumes',
        D: 'It sends no Service traffic to the pod',
      },
      answer: 'D',
    },
    {
      title: 'What does git rebase main do to the commits of a branch that has diverged from main?',
      description:
        'Each commit is applied again on top of main and gets a new hash; no merge commit is made.',
      options: {
        A: 'It joins them with a merge commit',
        B: 'It moves them with the same hashes',
        C: 'It makes them anew on top of main',
        D: 'It squashes them into one commit',
      },
      answer: 'C',
    },
    {
      title: 'What does a server prove in the TLS handshake besides showing its certificate?',
      description:
        'A certificate is public; the proof of the private key shows that the server is the one it was issued to.',
      options: {
        A: 'That it knows the password of the client',
        B: 'That it holds the matching private key',
        C: 'That its pages contain no harmful code',
        D: 'That its software is free of known flaws',
      },
      answer: 'B',
    },
    {
      title: 'What is a canary deployment?',
      description:
        'A small share of real traffic tries the new version first, and its measurements decide whether the rollout goes on.',
      options: {
        A: 'A new version gets a small part of the traffic',
        B: "A new version is tested on a developer's machine",
        C: 'A new version gets all of the traffic at once',
        D: 'A new version gets copies of requests only',
      },
      answer: 'A',
    },
    {
      title:
        'How much downtime in 30 days does a service level objective of 99.9% availability allow?',
      description: '30 days are 43,200 minutes, and a thousandth of that is about 43 minutes.',
      options: {
        A: 'About 4 minutes',
        B: 'About 43 minutes',
        C: 'About 7 hours',
        D: 'About 3 days',
      },
      answer: 'B',
    },
    {
      title: 'Why does a tool such as Terraform keep a state file?',
      description:
        'The state says which real resource belongs to which declaration, so that the tool can plan changes.',
      options: {
        A: 'To map declarations to real resources',
        B: 'To record who has signed in to the tool',
        C: 'To measure how long each change took',
        D: 'To back up the data of the resources',
      },
      answer: 'A',
    },
    {
      title: 'How many addresses does the IPv4 block 10.0.0.0/24 contain?',
      description:
        '24 of the 32 bits are fixed, and the remaining 8 bits give 256 addresses, including network and broadcast.',
      options: {
        A: '24',
        B: '128',
        C: '256',
        D: '512',
      },
      answer: 'C',
    },
    {
      title: 'Which of the signals SIGTERM and SIGKILL can a Linux process catch?',
      description:
        'SIGTERM asks, and the process may finish its work first; SIGKILL cannot be caught, blocked or ignored.',
      options: {
        A: 'Neither of the two signals',
        B: 'SIGKILL, but not SIGTERM',
        C: 'SIGTERM, but not SIGKILL',
        D: 'Both of the two signals',
      },
      answer: 'C',
    },
    {
      title: 'Why is deploying an image by its digest safer than by the tag latest?',
      description:
        'A tag can be moved to another image at any time, but a digest is the hash of the content itself.',
      options: {
        A: 'A digest is scanned by every registry',
        B: 'A digest is known only to its author',
        C: 'A digest expires when a flaw is found',
        D: 'A digest always means the same content',
      },
      answer: 'D',
    },
    {
      title: 'What makes going back fast in a blue-green deployment?',
      description:
        'The previous environment is left untouched until the new one has proved itself, so only the traffic has to be switched.',
      options: {
        A: 'The new version is patched in place',
        B: 'The old version is still running',
        C: 'The new version has few users yet',
        D: 'The old version is rebuilt at once',
      },
      answer: 'B',
    },
    {
      title: 'Why are alerts on latency set on a high percentile rather than on the mean?',
      description:
        'A few very slow requests hardly move the mean, but the 95th or 99th percentile shows them.',
      options: {
        A: 'The percentile is not affected by slow requests',
        B: 'The mean cannot be taken over several servers',
        C: 'The percentile needs no stored measurements',
        D: 'The mean hides a minority of slow requests',
      },
      answer: 'D',
    },
  ]),
  ...cell('DO', 'hard', [
    {
      title:
        'What happens to a container in Kubernetes that goes beyond its limits for memory or CPU?',
      description:
        'CPU time can be withheld, so the container only gets slower; memory cannot, so the kernel kills the process.',
      options: {
        A: 'Memory: killed; CPU: throttled',
        B: 'Memory: throttled; CPU: killed',
        C: 'Memory: killed; CPU: killed',
        D: 'Memory: throttled; CPU: throttled',
      },
      answer: 'A',
    },
    {
      title:
        'How is a column renamed without downtime while old and new versions of the code run side by side?',
      description:
        'Expand and contract: both versions find the column they know until the last old instance is gone.',
      options: {
        A: 'Rename it when half of the instances are replaced',
        B: 'Lock the table, rename it and unlock after the rollout',
        C: 'Rename it in one transaction just before the rollout',
        D: 'Add a new column, migrate in steps, drop the old one',
      },
      answer: 'D',
    },
    {
      title: 'What is a zombie process on Linux?',
      description:
        'The process has ended, but its entry stays in the process table until its parent reads the exit status.',
      options: {
        A: 'A process whose parent has ended before it',
        B: 'An ended process its parent has not waited for',
        C: 'A process that runs on after its user logged out',
        D: 'A process that waits for a disk without end',
      },
      answer: 'B',
    },
    {
      title:
        "Why does forward secrecy protect recorded TLS sessions when the server's private key leaks later?",
      description:
        "The session keys came from an ephemeral Diffie-Hellman exchange; the certificate's key only signed it.",
      options: {
        A: 'Session keys came from discarded ephemeral keys',
        B: 'The private key is replaced after each session',
        C: 'The certificate has been revoked in the meantime',
        D: 'Session keys were encrypted with the leaked key',
      },
      answer: 'A',
    },
    {
      title:
        'Why undo a bad commit on a shared branch with git revert rather than with git reset and a forced push?',
      description:
        'A revert is a new commit that takes the change back, so clones of others stay consistent with the branch.',
      options: {
        A: 'Reset leaves the branch where it was',
        B: 'Revert removes the commit from all clones',
        C: 'Reset can undo only the newest commit',
        D: 'Revert does not rewrite shared history',
      },
      answer: 'D',
    },
    {
      title: 'What does a high error-budget burn rate in both a long and a short window tell?',
      description:
        'The long window shows that the loss matters, the short one that it has not stopped; together they avoid stale and noisy alerts.',
      options: {
        A: 'The objective was set too low for the load',
        B: 'The budget of the whole period is used up',
        C: 'The loss is significant and still going on',
        D: 'Two services are failing at the same time',
      },
      answer: 'C',
    },
    {
      title: 'Which Linux feature limits how much memory and CPU time a container may use?',
      description:
        'Control groups account for and limit resources; namespaces only limit what a process can see.',
      options: {
        A: 'Control groups',
        B: 'Capabilities',
        C: 'Namespaces',
        D: 'Overlay file systems',
      },
      answer: 'A',
    },
    {
      title:
        'Over a VPN small requests work but large transfers hang, and all ICMP is blocked. What is the likely cause?',
      description:
        'Without the ICMP messages the sender never learns that its packets are too large for the tunnel.',
      options: {
        A: 'TCP handshakes are refused',
        B: 'Path MTU discovery fails',
        C: 'The routing table has a loop',
        D: 'DNS answers are truncated',
      },
      answer: 'B',
    },
    {
      title: 'What does a PodDisruptionBudget with minAvailable: 2 do while a node is drained?',
      description:
        'The eviction API refuses an eviction as long as it would leave fewer than two healthy pods.',
      options: {
        A: 'It restarts pods until at least two of them are ready',
        B: 'It starts two more pods before others are stopped',
        C: 'It blocks evictions that would leave fewer than two',
        D: 'It keeps two pods on the node until the drain is over',
      },
      answer: 'C',
    },
    {
      title:
        'Somebody changes by hand a setting that Terraform code declares. What does the next plan propose by default?',
      description:
        'The plan compares real resources with the declared configuration and proposes to remove the drift.',
      options: {
        A: 'To leave the resource as it is now',
        B: 'To take the change into the code',
        C: 'To restore what the code declares',
        D: 'To remove the resource from the state',
      },
      answer: 'C',
    },
    {
      title:
        'At most how many of the five members of an etcd cluster may fail while it still accepts writes?',
      description: 'Writes need a majority, which is three of five members, so two may fail.',
      options: {
        A: 'One',
        B: 'Two',
        C: 'Three',
        D: 'Four',
      },
      answer: 'B',
    },
    {
      title: 'Why is jitter added to the exponential backoff of retries?',
      description:
        'Clients that failed together would otherwise come back together and overload the service again and again.',
      options: {
        A: 'So that each retry waits twice as long',
        B: 'So that retries reach another server',
        C: 'So that a retry is never sent twice',
        D: 'So that clients do not retry in step',
      },
      answer: 'D',
    },
  ]),
];
